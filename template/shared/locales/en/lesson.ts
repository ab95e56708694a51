export const lessonTexts = {
  welcome: 'Welcome to the harbour! You have four cards. In each round you load one of them, and say what it is.',
  begin: 'Have a go: two smugglers play against you. The richest after four rounds wins.',
  load: 'Choose a card, then what you say it is. The truth is safe; a lie pays more, if nobody looks.',
  sail: 'Say that you’re ready, or search a ship first. If its captain lied, the fine is yours; if not, you pay it.',
  end: 'That was it! Now try it with friends.',
}
