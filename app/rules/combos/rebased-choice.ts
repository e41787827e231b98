type Choices = { from: readonly string[]; to: readonly string[]; onto: readonly string[] }

/** A change of chosen events (`from` → `to`), made on top of another one that came before it (`onto`): neither undoes the other. */
export function rebasedChoice({ from, to, onto }: Choices): string[] {
  const base = onto.filter(id => to.includes(id) || !from.includes(id))
  const added = to.filter(id => !from.includes(id) && !onto.includes(id))

  return [...base, ...added]
}
