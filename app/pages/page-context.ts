import type { ApiClient } from '#app/api/client.ts'
import type { Log } from '#app/api/kernel/log.ts'
import type { OnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import type { Environment } from '#app/environment.ts'
import type { CardPlace, WalletPlace } from '#app/gateways/payments/card-entry/card-entry.ts'
import type { CheckoutDrafts } from '#app/session/checkout-draft.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import type { VisitorSession, VisitorSessions } from '#app/session/visitor-session.ts'

type Caller = {
  tenantId: string
  session: VisitorSession
  staff: StaffIdentity | null
  cookieHeader: string | null
  /** tags of the languages that pages should rather be in, the first most of all */
  languages?: readonly string[]
}

/** Remix's load context: what the server hands to every loader and action. Made per request. */
export type PageContext = {
  /** the same object as long as the process runs: what pages keep between requests is kept under it */
  process: object
  nonce: string
  log: Log
  now: Date
  /** how many things the header counts, on a page that is kept for every visitor with so many; otherwise the visitor's cart is counted */
  cartCount?: number
  /** reached over https: cookies are `secure` */
  secure: boolean
  /** where this storefront is reached, without a slash at the end: what absolute addresses begin with */
  origin: string
  /** where the venue of this page is found: its main host, else `origin`. What leaves the page begins with it: canonical, shared and subscribed addresses */
  publicOrigin: string
  /** the venue whose own host this is; null on the platform's */
  hostTenant: string | null
  hostType: Environment['HOST_TYPE']
  demo: boolean
  sessions: VisitorSessions
  drafts: CheckoutDrafts
  /** lets this page send to the venue's trackers, should the visitor agree to it */
  allowTrackers: (types: ('ga' | 'gtm' | 'gtag')[]) => void
  /** lets this page show pictures of these origins: those that its venue names */
  allowPictures: (hosts: readonly string[]) => void
  /** lets this page of the staff show any picture over https: one whose address is being typed */
  allowAnyPictures: () => void
  /** lets these sites hold this page in a frame, and nobody where there are none */
  allowFraming: (hosts: readonly string[]) => void
  /** sends a document of somebody else, to be looked at: in a sandbox, where nothing runs or leads away */
  showForeignPage: () => void
  /** this page compares free seats of these events, or of all, or adds them up: any change of them makes it another, not only one of the few seats that pages tell of */
  watchSeats: (eventIds: readonly string[] | 'all') => void
  /** sends this page so that its address is a secret: told to no site that it leads to, listed nowhere, kept by no cache */
  hideAddress: () => void
  /** lets this browser remember which language its pages are read in */
  keepLanguage: (tag: string) => void
  /** where the payment gateway takes card numbers: never here. `pageUrl` is its page for those without JavaScript, if it has one */
  cardEntry: {
    place: CardPlace
    pageUrl: string | null
    /** where wallets are offered; null where none can be reached */
    wallet: WalletPlace | null
    /** the gateway can have the bank check who holds a card (3DS) */
    checksCardholders: boolean
  }
  /** The API on behalf of a caller, in-process or over `B2C_URL`; null for an unknown venue. */
  openApi: (caller: Caller) => Promise<ApiClient | null>
  staff: {
    find: (tenantId: string, cookieHeader: string | null) => Promise<StaffIdentity | null>
    signIn: (credentials: { tenantId: string; email: string; password: string }) => Promise<string | null>
    /** sets the password of somebody who was invited; false for a link that is no longer good */
    acceptInvitation: (acceptance: { tenantId: string; token: string; password: string }) => Promise<boolean>
    signOut: (tenantId: string, token: string) => Promise<void>
  }
  /** what staff with the role of onboarding may do across venues */
  onboarding: OnboardingDesk
  /** ids and names of every venue of this deployment, for `/` and the editor's list */
  listVenues: () => Promise<{ tenantId: string; name: string }[]>
}
