import type { CardScript, ScriptPlace } from './card-entry.ts'

export type CardScripts = Record<string, () => Promise<CardScript>>

/** The scripts there are, by the name of their gateway; one is loaded when a page needs it. A further gateway is a line here. */
export const cardScripts: CardScripts = {
  stripe: () =>
    import('../stripe/browser/stripe-card-script.ts').then(({ stripeCardScript }) => stripeCardScript),
}

/** Loads the script that a place names. Rejects where there is none of that name. */
export async function loadCardScript({ gateway }: ScriptPlace, scripts: CardScripts): Promise<CardScript> {
  const load = Object.hasOwn(scripts, gateway) ? scripts[gateway] : undefined
  if (!load) throw new Error(`There is no card script of "${gateway}"`)
  return load()
}
