/** A field whose name is made of a vertical's noun. To the compiler a computed field might have any name. */
export const under = <const Name extends string, Value>(name: Name, value: Value) =>
  ({ [name]: value }) as Record<Name, Value>
