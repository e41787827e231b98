import type { BrandText, CardField } from '#app/rules/checkout/card-fields.ts'

/** How the gateway's fields look: CSS values that our page has worked out, since the gateway's page knows no theme. */
export const DRESS_COLORS = [
  'ground',
  'background',
  'text',
  'placeholder',
  'border',
  'borderHover',
  'borderFocus',
  'borderInvalid',
  'label',
  'error',
  'ring',
] as const
export const DRESS_LENGTHS = [
  'borderWidth',
  'ringWidth',
  'radius',
  'height',
  'gap',
  'rowGap',
  'padding',
  'size',
  'labelSize',
] as const
type FieldThemeName = (typeof DRESS_COLORS | typeof DRESS_LENGTHS)[number] | 'face' | 'weight' | 'scheme'
export type CardFieldTheme = Record<FieldThemeName, string>

/** A face of our page, which the gateway serves as well: `path` below `/fonts/`. */
export type CardFont = { family: string; path: string; weight: string; range: string }

/** What the gateway's fields say: the venue's words. */
export type CardWords = Record<
  | CardField
  | 'expiry'
  | 'expiryInvalid'
  | 'monthHint'
  | 'yearHint'
  | 'expiryHint'
  | 'cvcHint'
  | 'cvcHelp'
  | 'language',
  string
> & {
  direction: 'ltr' | 'rtl'
}

/** `one`: number, MM / YY and CVC on a line, with the marks of the brands in the number; `parts`: month and year apart. */
export type CardLayout = { expiry: 'one' | 'parts'; brands: BrandText[] }

export type CardMarks = { [F in CardField]?: string }

/** What a gateway tells about a card: its token and what may be shown, never number or CVC (CHK-105, decision C4). */
export type EnteredCard = {
  id: string
  token: string
  /** tells cards apart; empty where a gateway keeps it back from browsers */
  fingerprint: string
  country: string
  firstSix: string
  lastFour: string
  brand: string
  expMonth: string
  expYear: string
}

/** `wrong`: not even of the right form; `refused`: the gateway's own words about one of its parameters. */
export type CardAnswer =
  | { card: EnteredCard }
  | { wrong: CardField[] }
  | { refused: { param?: string; message?: string } }

/** The fields of a gateway on our page, whichever gateway it is. */
export type CardEntry = {
  ask: () => Promise<CardAnswer>
  /** marks fields with sentences, and takes earlier marks away */
  mark: (marks: CardMarks) => void
  focus: (field: CardField) => void
  close: () => void
}

/** Who holds the fields: where they stand, how they look, what they say, and what is done about what happens in them. */
export type CardHost = {
  place: HTMLElement
  title: string
  fieldTheme: CardFieldTheme
  fonts: CardFont[]
  words: CardWords
  layout: CardLayout
  /** what will be charged, in the smallest unit; 0 when the card is only kept for renewals */
  amount: number
  currency: string
  /** who pays, as typed so far */
  billing: () => { name: string; email: string; phone: string; country: string; zip: string }
  onReady: () => void
  /** first digits, as far as they are typed, for the brand of the card */
  onPrefix: (digits: string) => void
  /** Enter was pressed in a field */
  onEnter: () => void
}

/** A gateway whose fields a script of its own draws on our page; `settings` are for that script alone. */
export type ScriptPlace = { kind: 'script'; gateway: string; settings: Record<string, string> }

/** Where a browser enters a card: fields in a frame of the gateway, fields of the gateway's script, or the gateway's own page. */
export type CardPlace = { kind: 'frame'; url: string } | ScriptPlace | { kind: 'page' }

/** What a wallet tells of whoever pays where the page needs it: named as the fields of checkout are. */
export const WALLET_DETAILS = ['phoneNumber', 'streetAddress1', 'streetAddress2', 'city', 'state'] as const
type WalletDetail = (typeof WALLET_DETAILS)[number]

/** Whoever pays, as their wallet tells it. */
export type WalletPayer = { name: string; email: string; country: string; zip: string } & {
  [Detail in WalletDetail]?: string
}

/** What the page needs of whoever pays beside name, email, country and postal code. */
export type WalletNeeds = { phone: boolean; address: boolean }

/** What a wallet gives: the token of a card, what may be shown of it, and who pays. Never a number. */
export type WalletAnswer = { card: EnteredCard; payer: WalletPayer }

/** Where a browser finds the wallets of a gateway: a sheet in a frame of its origin, or buttons that its script draws. */
export type WalletPlace = { kind: 'frame'; url: string } | ScriptPlace

/** Who shows the buttons of a script: where they stand, what is to be paid in the smallest unit (0 where the card is only kept), and what is done with what comes. */
export type WalletHost = {
  place: HTMLElement
  amount: number
  /** the card is charged again for renewals, which the wallet is told before it is asked */
  keepsCard: boolean
  currency: string
  language: string
  needs: WalletNeeds
  /** no wallet is to be had in this browser */
  onMissing: () => void
  /** a button was pressed: the wallet is asked */
  onBegin: () => void
  onPaid: (answer: WalletAnswer) => void
}

/** What a gateway does in the browser by a script of its own: fields for a card, buttons of wallets, and the question of a bank. */
export type CardScript = {
  openWallet: (place: ScriptPlace, host: WalletHost) => Promise<{ close: () => void }>
  openFields: (place: ScriptPlace, host: CardHost) => Promise<CardEntry>
  /** shows the bank's question; over when it was answered, whichever way */
  askCardholder: (place: ScriptPlace) => Promise<void>
}
