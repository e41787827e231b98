/** What an address form calls the region in a country, by `RegionName` of the rules; the words of the US where nothing else is said. */
export const REGION_NAME =
  '{name, select, area {Area} canton {Canton} county {County} department {Department} district {District} emirate {Emirate} island {Island} oblast {Oblast} parish {Parish} prefecture {Prefecture} province {Province} region {Region} other {State}}'

/** The same for the code, by `CodeName` of the rules; `us` are the words of the US. */
export const codeName = (us: string) =>
  `{name, select, postcode {Postcode} eircode {Eircode} pin {PIN code} postal {Postal code} other {${us}}}`

/** The same within a sentence, where they are common nouns. */
export const REGION_IN_SENTENCE = REGION_NAME.replaceAll(
  /\{([A-Z])(\w+)\}/g,
  (_, first: string, rest: string) => `{${first.toLowerCase()}${rest}}`,
)
export const codeInSentence = (us: string) =>
  `{name, select, postcode {postcode} eircode {Eircode} pin {PIN code} postal {postal code} other {${us}}}`

const CHOICE = /\{name, select, ((?:\w+ \{[^{}]*\} ?)+)\}/g

type WordArgs = Readonly<Record<string, string | number | readonly string[]>>

/** A default message with the words of one country in it, by the `name` of the rules, those of the US for any other; and with its `example`. */
export const inWordsOf = (message: string, { name = '', example = '' }: WordArgs = {}) =>
  message.replace('{example}', String(example)).replace(CHOICE, (_, choice: string) => {
    const words = new Map([...choice.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, key, word]) => [key, word]))
    return words.get(String(name)) ?? words.get('other') ?? ''
  })

/** How a sentence is told which name to take. */
export const CODE_OF_COUNTRY = {
  args: { name: 'string' },
  samples: [{ name: 'zip' }, { name: 'postcode' }],
} as const
export const REGION_OF_COUNTRY = {
  args: { name: 'string' },
  samples: [{ name: 'state' }, { name: 'county' }],
} as const

/** How a sentence is told which name to take and what a code looks like. */
export const CODE_WITH_EXAMPLE = {
  args: { name: 'string', example: 'string' },
  samples: [
    { name: 'postcode', example: 'SW1A 1AA' },
    { name: 'postal', example: '10115' },
  ],
} as const

/** How both are told which name to take. */
export const NAME_OF_COUNTRY = {
  args: { name: 'string' },
  fit: 'label',
  samples: [{ name: 'state' }, { name: 'zip' }, { name: 'county' }, { name: 'postcode' }],
} as const
