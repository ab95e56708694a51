export const lessonTexts = {
  welcome: 'Benvenuti al porto! Avete quattro carte. A ogni turno ne caricate una e dite che cos’è.',
  begin: 'Provate: due contrabbandieri giocano contro di voi. Dopo quattro turni vince il più ricco.',
  load: 'Scegliete una carta, poi come la chiamerete. La verità è sicura; la bugia rende di più, se nessuno guarda.',
  sail: 'Dite che siete pronti, o prima perquisite una nave. Se hanno mentito la multa è vostra; se no, la pagate voi.',
  end: 'Tutto qui! Ora provate con gli amici.',
}
