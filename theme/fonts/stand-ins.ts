/** A system face that stands in while a face loads, and those with the same measures on other systems. */
export type StandIn = {
  readonly name: string
  readonly width: number
  readonly local: readonly string[]
  /** Its bold cut, for weights from 600 on. */
  readonly bold?: { readonly width: number; readonly local: readonly string[] }
}

export const standIns: Record<'sans-serif' | 'serif', readonly StandIn[]> = {
  'sans-serif': [
    {
      name: 'Arial',
      width: 0.4434,
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      bold: { width: 0.4756, local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'] },
    },
    { name: 'Roboto', width: 0.4424, local: ['Roboto'] },
  ],
  serif: [
    { name: 'Georgia', width: 0.4434, local: ['Georgia', 'Gelasio'] },
    {
      name: 'Times',
      width: 0.3985,
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      bold: { width: 0.4237, local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'] },
    },
  ],
}
