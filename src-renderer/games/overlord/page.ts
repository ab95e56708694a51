/** The book as one self-contained page: text and inline pictures, no script, no link. */
import type { HintCard } from '../../../src-shared/games/overlord/rules'
import type { Book, Chapter, Item } from './book'
import { partsOf, readEmblem, TONE_COLOURS } from './emblem'
import { element, render, type MarkupElement } from './markup'
import { CORNER_ICONS } from './icons'

/** Nothing in it may load or run, even if an editor adds something later. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Contains no character that HTML escapes: a `style` is written out unescaped. */
const STYLE = [
  'body{margin:0;background:#1a1226;color:#2a1a2e;font:18px/1.5 Palatino,"Palatino Linotype",Georgia,serif}',
  'main{max-width:44rem;margin:2rem auto;padding:2.5rem;background:#fbf1d9;border:6px double #7c1530}',
  'h1{text-align:center;color:#7c1530;font-size:2.2rem;margin:0}h2{margin:2.2rem 0 0;color:#4d1a33;border-bottom:2px solid #c79a45}',
  'p{margin:.5rem 0}.center{text-align:center}.quiet{color:#6b5560;font-style:italic}.errand{font-size:1.2rem;text-align:center;font-style:italic}',
  '.hint{display:grid;grid-template-columns:5rem 1fr;gap:1rem;align-items:start;margin:1rem 0;break-inside:avoid}.hint svg{width:5rem;height:5rem;border:2px solid #1c1420;border-radius:8px}',
  '.plan{display:flex;flex-wrap:wrap;justify-content:center;gap:1rem}.plan figure{margin:0;width:7rem;text-align:center;font-size:.85rem}.plan svg{width:5rem;height:5rem;border:2px solid #1c1420;border-radius:8px}',
  '.title{font-weight:700;margin:0}.line{font-style:italic;margin:.2rem 0;overflow-wrap:anywhere}.who{margin:0;font-size:.9rem;color:#5b3a4b}',
  '.look{padding:.4rem .8rem;background:#2b0d0a;color:#ffd9c2;border-left:6px solid #ff6a3a}.look b{color:#ff9a6a;margin-right:.5rem}',
  '.said{padding-left:1rem;border-left:4px solid #7c1530}table{width:100%;border-collapse:collapse;margin-top:1rem}td{padding:.3rem .5rem;border-bottom:1px solid #d8c590}.won{font-weight:700;color:#7c1530}',
  '@media print{body{background:none}main{margin:0;border:0}}',
].join('\n')

const strokes = (card: HintCard | null): MarkupElement[] => {
  const emblem = readEmblem(card?.emblem)
  if (!emblem) {
    const { solid, lines } = CORNER_ICONS[card?.symbol ?? 'joker']
    return [
      element('rect', { width: '64', height: '64', fill: '#efe2c2' }),
      element(
        'g',
        { transform: 'translate(10 10) scale(.7)' },
        ...(solid === undefined ? [] : [element('path', { d: solid, fill: '#2a1930', 'fill-rule': 'evenodd' })]),
        ...(lines === undefined
          ? []
          : [element('path', { d: lines, fill: 'none', stroke: '#2a1930', 'stroke-width': '6' })]),
      ),
    ]
  }
  return [
    element('rect', { width: '64', height: '64', fill: TONE_COLOURS[emblem.tone].ground }),
    ...partsOf(emblem).map(part =>
      element(
        'g',
        part.transform === '' ? {} : { transform: part.transform },
        ...part.strokes.map(({ d, fill, stroke, width }) =>
          element('path', {
            d,
            fill,
            stroke,
            'stroke-width': `${width}`,
            'fill-rule': 'evenodd',
            'stroke-linejoin': 'round',
            'stroke-linecap': 'round',
          }),
        ),
      ),
    ),
  ]
}

const picture = (card: HintCard | null): MarkupElement =>
  element('svg', { viewBox: '0 0 64 64', 'aria-hidden': 'true' }, ...strokes(card))

/** Isolates the direction of typed text from the text around it. */
const isolated = (text: string): MarkupElement => element('bdi', {}, text)

function itemElement(of: Item): MarkupElement {
  switch (of.kind) {
    case 'said':
      return element('p', { class: 'said' }, isolated(of.who), ': ', element('q', {}, isolated(of.line)))
    case 'look':
      return element('p', { class: 'look' }, element('b', {}, of.numeral), of.text)
    case 'hint':
      return element(
        'div',
        { class: 'hint' },
        picture(of.card),
        element(
          'div',
          {},
          element(
            'p',
            { class: 'who' },
            isolated(of.who),
            ...[of.how, of.symbol].filter(word => word !== '').map(word => ` · ${word}`),
          ),
          element('p', { class: 'title' }, of.title),
          ...(of.line === '' ? [] : [element('p', { class: 'line' }, element('q', {}, isolated(of.line)))]),
        ),
      )
  }
}

const chapterElement = ({ heading, under, items }: Chapter): MarkupElement =>
  element(
    'section',
    {},
    element('h2', {}, isolated(heading)),
    element('p', { class: 'quiet' }, under),
    ...items.map(itemElement),
  )

/** @param language of the texts; @param day when it was told, as text */
export function pageOf(book: Book, { language, day }: { readonly language: string; readonly day: string }): string {
  const page = element(
    'html',
    { lang: language },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('title', {}, book.title),
    ),
    element(
      'body',
      {},
      element(
        'main',
        {},
        element('h1', {}, book.title),
        element('p', { class: 'center quiet' }, day),
        ...(book.errand === '' ? [] : [element('p', { class: 'errand' }, element('q', {}, isolated(book.errand)))]),
        ...(book.plan.length === 0
          ? []
          : [
              element(
                'div',
                { class: 'plan' },
                ...book.plan.map(({ title, card }) =>
                  element('figure', {}, picture(card), element('figcaption', {}, title)),
                ),
              ),
            ]),
        ...book.chapters.map(chapterElement),
        ...(book.end === '' ? [] : [element('p', { class: 'center' }, book.end)]),
        element(
          'table',
          {},
          ...book.scores.map(({ name, text, won }) =>
            element('tr', won ? { class: 'won' } : {}, element('td', {}, isolated(name)), element('td', {}, text)),
          ),
        ),
      ),
    ),
  )
  // The style is a constant without characters that HTML escapes, and browsers do not unescape there.
  return `<!doctype html>\n${render(page).replace('</head>', () => `<style>${STYLE}</style></head>`)}\n`
}
