import type { AttemptRow } from '#app/data/queries/checkout.ts'

/** The gateway's key of one try: a declined try may be followed by another, which is a charge of its own. */
export const chargeKey = ({ requestUuid, document }: Pick<AttemptRow, 'requestUuid' | 'document'>) =>
  `${requestUuid}.${document.tries}`
