/** Days and things of a venue that scenes are made of; what it has not is null. */
export type SceneFacts = {
  readonly tenantId: string
  /** Days, YYYY-MM-DD: today or the next with something to buy, the next without, the next that is sold out. */
  readonly openDay: string
  readonly closedDay: string | null
  readonly soldOutDay: string | null
  /** An event of the open day, and one that is sold out. */
  readonly eventId: string | null
  readonly soldOutEventId: string | null
  readonly comboId: string | null
  readonly levelId: string | null
}
