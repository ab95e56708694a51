/**
 * Finds files of installed libraries that the built app never imports: tools, tests, and what only the page bundles.
 */
import { packageOf, reach } from './reach.mjs'

/** Packages of prebuilt binaries: their names are computed, so no import leads to them. */
export const NATIVE = /^node_modules\/@libsql\/[^/]+$/

/** Files of a library that are always kept: its package.json and licences. */
export const KEPT = /\/(package\.json|licen[cs]e[^/]*)$/i

/** Entry scripts of the app: the main build and the preload. */
export const entriesOf = files => files.list('out').filter(file => /^out\/(main|preload)\/.*\.[cm]?js$/.test(file))

/**
 * @param files of the project, with its package-lock.json
 * @returns patterns of what need not be packed: whole packages, and single files of used ones
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

/** The path of a nested library's file after packing, which hoists libraries where possible. */
const hoisted = file => file.replace(/^.*\/(?=node_modules\/)/, '')

/** A pattern that matches exactly one file. */
const literal = file => file.replace(/[[\]{}()*?!]/g, '\\$&')
