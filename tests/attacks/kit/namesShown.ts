/** What of a name reaches others: each function imports what it looks at, for its defence may be switched off. */

const computer = (name: string) => ({ id: 'b', name, addresses: ['10.0.0.2'], port: 26262 })

async function readKeep(message: object): Promise<unknown> {
  const { readKeepMessage } = await import('../../../src-main/keep/links/messages')
  return readKeepMessage(JSON.stringify(message))
}

/** @returns the name of a computer that offers to keep a table */
export async function keepOffer(name: string): Promise<string> {
  const { addresses, port } = computer(name)
  return String(
    ((await readKeep({ kind: 'offer', table: 't', name, addresses, port })) as { readonly name: unknown }).name,
  )
}

/** @returns the name of a computer in a book */
export async function keepBook(name: string): Promise<string> {
  const book = (await readKeep({ kind: 'book', table: 't', computers: [computer(name)] })) as {
    readonly computers: readonly { readonly name: string }[]
  }
  return book.computers.map(one => one.name).join()
}

/** @returns the names in what a host tells a page of its computers */
export async function pageKeeping(
  name: string,
): Promise<{ readonly computers: string; readonly missing: string; readonly wentOn: string }> {
  const { keepingSchema } = await import('../../../src-shared/wire/keeping')
  const { parse } = await import('valibot')
  const { computers, missing, wentOn } = parse(keepingSchema, {
    computers: [computer(name)],
    survives: true,
    missing: [{ id: 'b', name }],
    wentOn: [{ after: 1, at: 1, host: name, missing: [name] }],
  })
  const namesOf = (all: readonly { readonly name: string }[] = []): string => all.map(one => one.name).join()
  return {
    computers: namesOf(computers),
    missing: namesOf(missing),
    wentOn: (wentOn ?? []).map(({ host, missing: gone }) => [host, ...gone].join()).join(),
  }
}

/** @returns what a page says where a host refuses so */
export async function refusal(refused: string, params: Readonly<Record<string, string>>): Promise<string> {
  const { createI18nForPage } = await import('../../../src-renderer/i18n')
  const { refusalText } = await import('../../../src-renderer/refusals')
  return refusalText({ refused, params }, 'tales', createI18nForPage('en'))
}
