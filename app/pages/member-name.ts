import type { Visit } from './open-page.ts'

/** The name of a visitor who is known as a member and whose membership counts; null for everybody else. */
export const memberNameOf = ({ session: { member } }: Pick<Visit, 'session'>): string | null =>
  member && !member.isExpired ? member.name : null
