/** The type of a translated table: exactly the keys of the English one, and every leaf a text. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
}
