/** Names of cards that cannot be told apart by sight: "Король" and "Kopoль". Skeletons of UTS #39. */
import unhomoglyph from 'unhomoglyph'
import { cleanLine } from '../../src-shared/text/plainText'

const skeleton = (name: string): string =>
  unhomoglyph(cleanLine(name, Infinity).normalize('NFKC').toLocaleLowerCase()).toLocaleLowerCase()

/** @returns pairs of names that look alike, of cards with different ids */
export function alikeNames(
  names: readonly (readonly [id: string, name: string])[],
): readonly (readonly [string, string])[] {
  const seen = new Map<string, string>()
  return names.flatMap(([, name]): (readonly [string, string])[] => {
    const looks = skeleton(name),
      earlier = seen.get(looks)
    if (earlier !== undefined) return [[earlier, name]]
    seen.set(looks, name)
    return []
  })
}
