import type { SecureAnswer } from '../parts/bank/challenge-view.ts'
import type { CardPage } from '../parts/card/card-page.ts'

type ShownCard = { brand: string; lastFour: string }

/** The page where another card is put on file of a membership. */
export type CardOnFilePage = {
  /** the level, as the venue calls it */
  membership: string
  /** the card that pays until then; null where there is none */
  now: ShownCard | null
  /** the new card, once the gateway's own page has asked for it; null while it is to be typed */
  entered: ShownCard | null
  /** its bank was asked on a page of its own */
  isBackFromBank: boolean
  entry: CardPage
  /** whose card it is, as the gateway is told */
  holder: { name: string; email: string; phoneNumber: string; zip: string }
  backHref: string
}

/** What is said to a card that was not taken, or that its bank is to be asked about. */
export type CardOnFileAnswer = SecureAnswer & { notice: string | null; errors: Record<string, string> }
