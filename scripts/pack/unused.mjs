/** What the installed libraries have that the built app never asks for: their tools and tests, and what only the page bundles. */
import { packageOf, reach } from './reach.mjs'

/** Packages of prebuilt binaries: named by a computed word, so no import leads to them. */
export const NATIVE = /^node_modules\/@libsql\/[^/]+$/

/** What a library keeps besides the files that are asked for: its name, and the words under which it may be used. */
export const KEPT = /\/(package\.json|licen[cs]e[^/]*)$/i

/** The scripts in which the app begins: all that main's build has written, and the preload. */
export const entriesOf = files => files.list('out').filter(file => /^out\/(main|preload)\/.*\.[cm]?js$/.test(file))

/**
 * @param files of the project, with its package-lock.json
 * @returns patterns of what need not be packed: whole packages, and single files of those that are used
 */
export function unused(files) {
  const { needed } = reach(files, entriesOf(files))
  const used = new Set([...needed].map(packageOf))
  const folders = Object.entries(files.json('package-lock.json').packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev && !NATIVE.test(folder))
    .map(([folder]) => folder)
  const neededThere = new Set([...needed].map(hoisted))
  return folders.flatMap(folder =>
    used.has(folder)
      ? files
          .list(folder)
          .filter(file => packageOf(file) === folder && !needed.has(file) && !KEPT.test(file))
          .flatMap(file => [file, ...(neededThere.has(hoisted(file)) ? [] : [hoisted(file)])])
          .map(literal)
      : [`${folder}/**`],
  )
}

/** Where a file of a library within a library comes to lie: the packer lays all libraries side by side where it can. */
const hoisted = file => file.replace(/^.*\/(?=node_modules\/)/, '')

/** A pattern for one file alone. */
const literal = file => file.replace(/[[\]{}()*?!]/g, '\\$&')
