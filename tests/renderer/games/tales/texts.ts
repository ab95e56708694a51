/** Texts of the house deck’s cards and lines: to be read beside docs/rules/tales.md, "House deck" and "Story cards". */

interface Texts {
  readonly [id: string]: readonly string[]
}

export const EN: Texts = {
  night: ['From now on it is night.', 'If it was day before: score 1 point.'],
  day: ['From now on it is day.', 'If it was night before: score 1 point.'],
  charms: ['Take 1 item of your choice.'],
  castle: ['By night: score 1 point for each villain in play (3 cards at most).', 'By day: take 1 armour.'],
  forest: ['By night: draw 1 card, take 1 wand.', 'By day: score 1 point for each woman in play (3 cards at most).'],
  cave: ['Take 1 gold.', 'By night also: take 1 sword.', 'By day also: take 1 gold.'],
  hero: ['Take 1 sword or 1 armour.', 'By day also: you may discard 1 villain in play and score 2 points for it.'],
  merchant: ['Draw 2 cards.', 'Score 2 points for each “Merchant” in play (this one too).'],
  king: ['Take 1 gold.', 'By day also: take 1 gold.'],
  wizard: ['Reveal the top card of the deck and play it at once.'],
  sage: ['At the end of each of your turns, by day: score 1 point.'],
  princess: ['Take 1 man in play into your hand.'],
  fairy: ['Take 1 wand.', 'You may at once use 1 line of story card A.'],
  gypsy: ['All players, you too, show their hands: 1 point for each place shown.'],
  witch: [
    'You don’t draw from the deck; if you start a turn with an empty hand, discard this card and draw.',
    'At the end of each of your turns: score 1 point; by night also: score 1 point.',
  ],
  helper: ['Look at the top 2 cards of the deck and take 1 of them.'],
  dragon: ['Discard 1 place in play and score 2 points for it.', 'Discard 1 man in play and score 2 points for it.'],
  ogre: ['Discard 1 woman in play and score 2 points for it.'],
  darklord: ['Score 2 points for each other villain in play.'],
  child: ['At the end of each of your turns, by night: score 1 point.'],
  a1: [
    '1 sword: discard 1 villain in play, score 3 points.',
    '1 armour: take the top card of the discard pile.',
    '1 wand: draw 1 card, take 1 gold, score 1 point.',
  ],
  a2: [
    '1 wand: score 1 point, play 1 more card.',
    '1 sword: discard 1 man or 1 woman in play, score 2 points.',
    '1 armour: score 2 points; by night also: score 1 point.',
    '1 gold: draw 1 card.',
  ],
  a3: [
    '1 sword and 1 armour: draw 2 cards, score 3 points.',
    '1 wand: discard 1 villain in play, take 1 gold, score 2 points.',
    '1 gold: take 1 sword or 1 armour.',
  ],
  b1: [
    '3 points for each pair of sword and villain in front of you.',
    'Points by rank, counting gold and cards in hand: 1st place – 8, 2nd place – 5, 3rd place – 2, 4th place – 0.',
    'Tied players take the better place.',
  ],
  b2: [
    '1 point for each gold.',
    '5 points for each set of sword, armour and wand.',
    '4 points to each player with the most gold (at least 1).',
  ],
  b3: [
    '5 points for each pair of sword and armour.',
    '1 point for each sword and each armour left unpaired.',
    '1 point for each wand.',
    '1 point for every 2 gold.',
  ],
}

export const RU: Texts = {
  night: ['С этой минуты — ночь.', 'Если до этого был день: получите 1 очко.'],
  day: ['С этой минуты — день.', 'Если до этого была ночь: получите 1 очко.'],
  charms: ['Возьмите 1 предмет на свой выбор.'],
  castle: ['Ночью: получите 1 очко за каждого злодея в игре (не больше 3 карт).', 'Днём: возьмите 1 доспех.'],
  forest: [
    'Ночью: возьмите из колоды 1 карту, возьмите 1 волшебную палочку.',
    'Днём: получите 1 очко за каждую женщину в игре (не больше 3 карт).',
  ],
  cave: ['Возьмите 1 золотую монету.', 'Ночью также: возьмите 1 меч.', 'Днём также: возьмите 1 золотую монету.'],
  hero: ['Возьмите 1 меч или 1 доспех.', 'Днём также: можете сбросить 1 злодея в игре и получить за это 2 очка.'],
  merchant: ['Возьмите из колоды 2 карты.', 'Получите 2 очка за каждую карту «Купец» в игре (считая и эту).'],
  king: ['Возьмите 1 золотую монету.', 'Днём также: возьмите 1 золотую монету.'],
  wizard: ['Откройте верхнюю карту колоды и тут же разыграйте её.'],
  sage: ['В конце каждого вашего хода, днём: получите 1 очко.'],
  princess: ['Возьмите на руку 1 мужчину в игре.'],
  fairy: ['Возьмите 1 волшебную палочку.', 'Можете тут же применить одну строку сюжетной карты А.'],
  gypsy: ['Все игроки, и вы тоже, показывают карты на руках: 1 очко за каждое место среди них.'],
  witch: [
    'Вы не берёте карт из колоды; если начинаете ход с пустой рукой, сбросьте эту карту и возьмите карту.',
    'В конце каждого вашего хода: получите 1 очко; ночью также: получите 1 очко.',
  ],
  helper: ['Посмотрите 2 верхние карты колоды и добавьте одну из них на руку.'],
  dragon: ['Сбросьте 1 место в игре и получите за это 2 очка.', 'Сбросьте 1 мужчину в игре и получите за это 2 очка.'],
  ogre: ['Сбросьте 1 женщину в игре и получите за это 2 очка.'],
  darklord: ['Получите 2 очка за каждого другого злодея в игре.'],
  child: ['В конце каждого вашего хода, ночью: получите 1 очко.'],
  a1: [
    '1 меч: сбросьте 1 злодея в игре, получите 3 очка.',
    '1 доспех: возьмите на руку верхнюю карту сброса.',
    '1 волшебная палочка: возьмите из колоды 1 карту, возьмите 1 золотую монету, получите 1 очко.',
  ],
  a2: [
    '1 волшебная палочка: получите 1 очко, разыграйте ещё 1 карту.',
    '1 меч: сбросьте 1 мужчину или 1 женщину в игре, получите 2 очка.',
    '1 доспех: получите 2 очка; ночью также: получите 1 очко.',
    '1 золотая монета: возьмите из колоды 1 карту.',
  ],
  a3: [
    '1 меч и 1 доспех: возьмите из колоды 2 карты, получите 3 очка.',
    '1 волшебная палочка: сбросьте 1 злодея в игре, возьмите 1 золотую монету, получите 2 очка.',
    '1 золотая монета: возьмите 1 меч или 1 доспех.',
  ],
  b1: [
    '3 очка за каждую пару «меч и злодей перед вами».',
    'Очки за место по числу золотых монет и карт на руке: 1-е место — 8, 2-е место — 5, 3-е место — 2, 4-е место — 0.',
    'При равенстве все занимают лучшее из этих мест.',
  ],
  b2: [
    '1 очко за каждую золотую монету.',
    '5 очков за каждый набор «меч, доспех и волшебная палочка».',
    '4 очка каждому, у кого больше всех золотых монет (но не меньше 1).',
  ],
  b3: [
    '5 очков за каждую пару «меч и доспех».',
    '1 очко за каждый меч и каждый доспех без пары.',
    '1 очко за каждую волшебную палочку.',
    '1 очко за каждые 2 золотые монеты.',
  ],
}

export const IT: Texts = {
  night: ['Da ora è notte.', 'Se prima era giorno: ottieni 1 punto.'],
  day: ['Da ora è giorno.', 'Se prima era notte: ottieni 1 punto.'],
  charms: ['Prendi 1 oggetto a tua scelta.'],
  castle: [
    'Di notte: ottieni 1 punto per ogni cattivo in gioco (al massimo 3 carte).',
    'Di giorno: prendi 1 armatura.',
  ],
  forest: [
    'Di notte: pesca 1 carta, prendi 1 bacchetta magica.',
    'Di giorno: ottieni 1 punto per ogni donna in gioco (al massimo 3 carte).',
  ],
  cave: ['Prendi 1 moneta d’oro.', 'Di notte anche: prendi 1 spada.', 'Di giorno anche: prendi 1 moneta d’oro.'],
  hero: [
    'Prendi 1 spada o 1 armatura.',
    'Di giorno anche: puoi scartare 1 cattivo in gioco e in cambio ottenere 2 punti.',
  ],
  merchant: ['Pesca 2 carte.', 'Ottieni 2 punti per ogni carta «Mercante» in gioco (compresa questa).'],
  king: ['Prendi 1 moneta d’oro.', 'Di giorno anche: prendi 1 moneta d’oro.'],
  wizard: ['Rivela la prima carta del mazzo e giocala subito.'],
  sage: ['Alla fine di ogni tuo turno, di giorno: ottieni 1 punto.'],
  princess: ['Prendi in mano 1 uomo in gioco.'],
  fairy: ['Prendi 1 bacchetta magica.', 'Puoi usare subito 1 riga della carta storia A.'],
  gypsy: ['Tutti i giocatori, anche tu, mostrano la mano: 1 punto per ogni luogo tra le carte mostrate.'],
  witch: [
    'Non peschi dal mazzo; se inizi un turno senza carte in mano, scarta questa carta e pesca.',
    'Alla fine di ogni tuo turno: ottieni 1 punto; di notte anche: ottieni 1 punto.',
  ],
  helper: ['Guarda le prime 2 carte del mazzo e aggiungine 1 alla mano.'],
  dragon: [
    'Scarta 1 luogo in gioco e in cambio ottieni 2 punti.',
    'Scarta 1 uomo in gioco e in cambio ottieni 2 punti.',
  ],
  ogre: ['Scarta 1 donna in gioco e in cambio ottieni 2 punti.'],
  darklord: ['Ottieni 2 punti per ogni altro cattivo in gioco.'],
  child: ['Alla fine di ogni tuo turno, di notte: ottieni 1 punto.'],
  a1: [
    '1 spada: scarta 1 cattivo in gioco, ottieni 3 punti.',
    '1 armatura: prendi in mano la prima carta degli scarti.',
    '1 bacchetta magica: pesca 1 carta, prendi 1 moneta d’oro, ottieni 1 punto.',
  ],
  a2: [
    '1 bacchetta magica: ottieni 1 punto, gioca 1 altra carta.',
    '1 spada: scarta 1 uomo o 1 donna in gioco, ottieni 2 punti.',
    '1 armatura: ottieni 2 punti; di notte anche: ottieni 1 punto.',
    '1 moneta d’oro: pesca 1 carta.',
  ],
  a3: [
    '1 spada e 1 armatura: pesca 2 carte, ottieni 3 punti.',
    '1 bacchetta magica: scarta 1 cattivo in gioco, prendi 1 moneta d’oro, ottieni 2 punti.',
    '1 moneta d’oro: prendi 1 spada o 1 armatura.',
  ],
  b1: [
    '3 punti per ogni coppia di spada e cattivo davanti a te.',
    'Punti secondo il posto in classifica, contando monete d’oro e carte in mano: 1º posto – 8, 2º posto – 5, 3º posto – 2, 4º posto – 0.',
    'A pari merito si occupa il posto migliore.',
  ],
  b2: [
    '1 punto per ogni moneta d’oro.',
    '5 punti per ogni serie di spada, armatura e bacchetta magica.',
    '4 punti a chi ha più monete d’oro, anche a pari merito (almeno 1).',
  ],
  b3: [
    '5 punti per ogni coppia di spada e armatura.',
    '1 punto per ogni spada e ogni armatura senza coppia.',
    '1 punto per ogni bacchetta magica.',
    '1 punto ogni 2 monete d’oro.',
  ],
}
