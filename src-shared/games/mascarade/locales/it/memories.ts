import type { Translation } from '../../../../locales/translation'
import type { memoryMessages as English } from '../en/memories'

export const memoryMessages: Translation<typeof English> = {
  memories: {
    winningLie: {
      title: 'Una vittoria bugiarda',
      text: 'A parole {character}, sulla carta {truth}. Nessuno ha ribattuto, e la partita è finita lì.',
    },
    boldestLie: {
      title: 'La bugia più audace',
      text: 'A parole {character}, sulla carta {truth}: {n} moneta, e nessuno ha ribattuto. | A parole {character}, sulla carta {truth}: {n} monete, e nessuno ha ribattuto.',
    },
    boldLies: {
      title: 'Le bugie più audaci',
      text: '{n} moneta a testa sotto falso nome, e nessuno ha ribattuto. | {n} monete a testa sotto falso nome, e nessuno ha ribattuto.',
    },
    catch: {
      title: 'Lo smascheramento più bello',
      text: 'La vera carta {character} si è fatta avanti: {n} moneta. Chi mentiva: {liars}. | La vera carta {character} si è fatta avanti: {n} monete. Chi mentiva: {liars}.',
    },
    bluffs: {
      title: 'La faccia come una maschera',
      text: '{n} annuncio falso, e nessuno ha ribattuto. | {n} annunci falsi, e nessuno ha mai ribattuto.',
    },
    blindWin: {
      title: 'Vittoria a occhi chiusi',
      text: '{n} turno senza mai rivedere una propria carta dopo la distribuzione. | {n} turni senza mai rivedere una propria carta dopo la distribuzione.',
    },
    crowd: {
      title: 'Una folla di impostori',
      text: '{n} persona diceva «{character}», e non era vero: {liars}. | In {n} dicevano «{character}», e non era vero per nessuno: {liars}.',
    },
    fines: {
      title: 'Cliente fisso del tribunale',
      text: '{n} moneta di multa. | {n} monete di multa in tutto.',
    },
  },
}
