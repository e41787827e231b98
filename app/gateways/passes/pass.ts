/** A line of a pass; the key says which, so that each wallet can put it where its passes have it. */
export type PassFact = {
  key: 'time' | 'date' | 'place' | 'type' | 'order' | 'holder' | 'until' | 'number'
  label: string
  value: string
  /** what the phone says when the value changes, with `%@` where it puts the new one; null: nothing */
  change: string | null
}

/** What a phone keeps of a ticket or a membership card, every word decided. Colours are `#rrggbb`. */
export type Pass = {
  kind: 'ticket' | 'membership'
  /** the same for as long as the ticket or the card is: a wallet puts the newer pass in the place of the older */
  serial: string
  /** passes of one group lie together */
  group: string
  /** whose it is: the venue's name */
  issuer: string
  /** the name of the event, or of the level */
  title: string
  /** what is read out */
  description: string
  language: string
  /** `value` is what the ticket's own code carries, `words` how it is written below it */
  code: { value: string; words: string }
  facts: PassFact[]
  /** what stands on its back, paragraph by paragraph */
  notes: { label: string; value: string }[]
  /** where it leads back to; null where that is nowhere */
  link: { href: string; label: string } | null
  place: { name: string; address: string } | null
  startsAt: Date | null
  /** from then on it is put away */
  endsAt: Date | null
  /** it lets nobody in any more */
  isVoid: boolean
  /** where the phone asks for the newest pass, and what it proves with that it has this one; null where it cannot */
  service: { url: string; token: string } | null
  look: PassLook
  /** PNG files under the names that Apple gives them: `icon@2x.png` */
  pictures: Readonly<Record<string, Uint8Array>>
  /** the same for wallets that fetch them; null where they cannot be reached */
  pictureHrefs: { logo: string; hero: string } | null
}

export type PassLook = { background: string; text: string; label: string }
