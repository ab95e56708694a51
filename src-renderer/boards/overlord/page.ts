/** The book of an evening as one page that needs nothing else: text, pictures drawn in place, no script, no link. */
import type { HintCard } from '../../../src-shared/games/overlord'
import type { Book, Chapter, Item } from './book'
import { partsOf, readEmblem, TONE_COLOURS } from './emblem'
import { mark, written, type Mark } from './markup'
import { CORNER_SIGNS } from './signs'

/** Nothing of it may be fetched or run, whatever an editor does to it later. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Signs that mean something in a page stay out of it: what stands in a `style` is escaped as all text is. */
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

const strokes = (card: HintCard | null): Mark[] => {
  const emblem = readEmblem(card?.emblem)
  if (!emblem) {
    const { solid, line } = CORNER_SIGNS[card?.symbol ?? 'joker']
    return [
      mark('rect', { width: '64', height: '64', fill: '#efe2c2' }),
      mark(
        'g',
        { transform: 'translate(10 10) scale(.7)' },
        ...(solid === undefined ? [] : [mark('path', { d: solid, fill: '#2a1930', 'fill-rule': 'evenodd' })]),
        ...(line === undefined
          ? []
          : [mark('path', { d: line, fill: 'none', stroke: '#2a1930', 'stroke-width': '6' })]),
      ),
    ]
  }
  return [
    mark('rect', { width: '64', height: '64', fill: TONE_COLOURS[emblem.tone].ground }),
    ...partsOf(emblem).map(part =>
      mark(
        'g',
        part.transform === '' ? {} : { transform: part.transform },
        ...part.strokes.map(({ d, fill, stroke, width }) =>
          mark('path', {
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

const picture = (card: HintCard | null): Mark =>
  mark('svg', { viewBox: '0 0 64 64', 'aria-hidden': 'true' }, ...strokes(card))

/** What somebody said or typed runs in its own direction, and in no other text's. */
const own = (text: string): Mark => mark('bdi', {}, text)

function item(of: Item): Mark {
  switch (of.kind) {
    case 'said':
      return mark('p', { class: 'said' }, own(of.who), ': ', mark('q', {}, own(of.line)))
    case 'look':
      return mark('p', { class: 'look' }, mark('b', {}, of.numeral), of.text)
    case 'hint':
      return mark(
        'div',
        { class: 'hint' },
        picture(of.card),
        mark(
          'div',
          {},
          mark(
            'p',
            { class: 'who' },
            own(of.who),
            ...[of.how, of.symbol].filter(word => word !== '').map(word => ` · ${word}`),
          ),
          mark('p', { class: 'title' }, of.title),
          ...(of.line === '' ? [] : [mark('p', { class: 'line' }, mark('q', {}, own(of.line)))]),
        ),
      )
  }
}

const chapter = ({ heading, under, items }: Chapter): Mark =>
  mark('section', {}, mark('h2', {}, own(heading)), mark('p', { class: 'quiet' }, under), ...items.map(item))

/** @param language of the words; @param day when it was told, in words */
export function pageOf(book: Book, { language, day }: { readonly language: string; readonly day: string }): string {
  const page = mark(
    'html',
    { lang: language },
    mark(
      'head',
      {},
      mark('meta', { charset: 'utf-8' }),
      mark('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      mark('meta', { name: 'viewport', content: 'width=device-width' }),
      mark('title', {}, book.title),
    ),
    mark(
      'body',
      {},
      mark(
        'main',
        {},
        mark('h1', {}, book.title),
        mark('p', { class: 'center quiet' }, day),
        ...(book.errand === '' ? [] : [mark('p', { class: 'errand' }, mark('q', {}, own(book.errand)))]),
        ...(book.plan.length === 0
          ? []
          : [
              mark(
                'div',
                { class: 'plan' },
                ...book.plan.map(({ title, card }) => mark('figure', {}, picture(card), mark('figcaption', {}, title))),
              ),
            ]),
        ...book.chapters.map(chapter),
        ...(book.end === '' ? [] : [mark('p', { class: 'center' }, book.end)]),
        mark(
          'table',
          {},
          ...book.lots.map(({ name, text, won }) =>
            mark('tr', won ? { class: 'won' } : {}, mark('td', {}, own(name)), mark('td', {}, text)),
          ),
        ),
      ),
    ),
  )
  // The style is ours alone and holds no sign that HTML knows: it needs no escaping, and a page reads none there.
  return `<!doctype html>\n${written(page).replace('</head>', () => `<style>${STYLE}</style></head>`)}\n`
}
