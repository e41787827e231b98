export type SlotState = {
  id: string
  eventId: string
  date: string
  time: string
  startsAt: Date
  capacity: number
  /** seats that nobody has bought, is buying or holds in another cart */
  free: number
  priceListId: string | null
}
