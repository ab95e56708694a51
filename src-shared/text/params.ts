/** What stands in the braces of a text: names and words of others, which could reorder or hide the text around them. */
import { plainText } from './plainText'

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** The same parameters on one line, without invisible characters. */
export const plainParams = <T>(params: { readonly [name: string]: T }): { readonly [name: string]: T | string } =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? plainText(value.replace(BREAKS, ' ')) : value,
    ]),
  )
