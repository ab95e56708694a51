/** Writes a new game from the template. */
export function newGame(root: string, name: string | undefined): Promise<{ refused?: string; files?: string[] }>
/** Why a game cannot have this name, or null. */
export function whyNotName(root: string, name: string | undefined): string | null
/** The template's files, with their paths from its folder. */
export function templateFiles(root: string): string[]
