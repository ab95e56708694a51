/** What a match will be remembered for. The names stand above the text, so no sentence has a person as its subject. */
export const memoryMessages = {
  memories: {
    narrowEscape: {
      title: 'Saved by a hair',
      text: '{n} third look begged off, and no skull on the card. | {n} third looks begged off, and never a skull on the card.',
    },
    noLook: { title: 'The Overlord’s favourite', text: 'Not one withering look in the whole match.' },
    longExcuse: { title: 'The longest excuse', text: '“{line}” With the hint “{title}”.' },
    mercies: {
      title: 'A heart-rending plea',
      text: 'Begged off {n} look. | Begged off {n} looks.',
    },
    scapegoat: {
      title: 'The scapegoat',
      text: 'Had the blame passed to them {n} time. | Had the blame passed to them {n} times.',
    },
    blamer: {
      title: 'It was somebody else',
      text: 'Passed the blame {n} time. | Passed the blame {n} times.',
    },
    freezer: {
      title: 'Never lets anybody finish',
      text: 'Broke into {n} story of the others. | Broke into the others’ stories {n} times.',
    },
  },
}
