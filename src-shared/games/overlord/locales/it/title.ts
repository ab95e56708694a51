import type { Translation } from '../../../../locales/translation'
import type { title as English } from '../en/title'

export const title: Translation<typeof English> = {
  name: 'Sì, Oscuro Signore!',
  tagline: 'La missione è fallita, l’Oscuro Signore vuole sapere perché, ed è colpa di qualcun altro',
  seats: '3–10 giocatori',
  authors:
    'Un gioco di Fabrizio Bonifacio, Massimiliano Enrico, Chiara Ferlito e Riccardo Crosa; la variante «Sì, Padrone!» è di Tim Uren',
}
