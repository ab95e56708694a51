declare const boundaries: { readonly forbidden: readonly { readonly name: string }[] }
export default boundaries
