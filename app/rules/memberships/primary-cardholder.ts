type Holder = { cardType: 'primary' | 'secondary' }
type Card = Holder & { email?: string | undefined; cardStatus: string }

/** The primary cardholder of a membership, else its first person. Undefined where it has no people. */
export function primaryCardholder<C extends Holder>(cards: readonly C[]): C | undefined {
  return cards.find(({ cardType }) => cardType === 'primary') ?? cards[0]
}

/**
 * Who of a membership's people has an address: the primary cardholder before others, since a family may share one. Dropped cards do not
 * count; letter case does not matter.
 */
export function cardholderByEmail<C extends Card>(cards: readonly C[], email: string): C | undefined {
  const own = cards.filter(card => card.cardStatus !== 'dropped' && isSame(card.email, email))

  return primaryCardholder(own)
}

const isSame = (known: string | undefined, typed: string) =>
  known !== undefined && known.trim().toLowerCase() === typed.trim().toLowerCase()
