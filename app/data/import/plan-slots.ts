import type { FileSlot } from './event-slots.ts'

/** A slot as the database has it. `startsAt` is in milliseconds; a `bound` one has seats taken or tickets and cannot go. */
export type StoredSlot = Omit<FileSlot, 'source'> & { startsAt: number; held: number; bound: boolean }

export type PlannedSlot = FileSlot & { startsAt: number }

export type SlotPlan = {
  add: PlannedSlot[]
  change: PlannedSlot[]
  /** ids of stored slots that the file no longer has */
  gone: string[]
  /** with fewer seats than are taken */
  tooSmall: { slot: PlannedSlot; taken: number }[]
  /** at the same start as a stored slot that has to stay for its tickets */
  doubled: PlannedSlot[]
}

/**
 * What makes the stored slots of one event those of the file. A slot is found by its id, a bound one also by its start, so
 * that it never gets a twin. Seats sold are the greater of both: an import never unsells.
 */
export function planSlots({
  fileSlots,
  stored,
}: {
  fileSlots: PlannedSlot[]
  stored: StoredSlot[]
}): SlotPlan {
  const plan: SlotPlan = { add: [], change: [], gone: [], tooSmall: [], doubled: [] }
  if (stored.length === 0) return { ...plan, add: fileSlots }

  const unmatched = new Map(stored.map(slot => [slot.id, slot]))
  const byId = fileSlots.map(slot => take(unmatched, slot.id))
  const bound = [...unmatched.values()].filter(slot => slot.bound)
  const atStart = new Map(bound.map(slot => [`${slot.date} ${slot.time}`, slot]))

  fileSlots.forEach((slot, index) => {
    const twin = atStart.get(`${slot.date} ${slot.time}`)
    if (byId[index] && twin) plan.doubled.push(slot)
    const match = byId[index] ?? (twin && take(unmatched, twin.id))
    sortInto(plan, slot, match)
  })
  plan.gone = [...unmatched.keys()]

  return plan
}

function take(slots: Map<string, StoredSlot>, id: string): StoredSlot | undefined {
  const slot = slots.get(id)
  slots.delete(id)

  return slot
}

function sortInto(plan: SlotPlan, fileSlot: PlannedSlot, stored?: StoredSlot) {
  if (!stored) return void plan.add.push(fileSlot)

  const slot = { ...fileSlot, id: stored.id }
  const taken = Math.max(stored.sold, slot.sold) + stored.held
  if (taken > slot.capacity) return void plan.tooSmall.push({ slot, taken })
  if (differs(slot, stored)) plan.change.push(slot)
}

function differs(fileSlot: PlannedSlot, stored: StoredSlot): boolean {
  return (
    fileSlot.date !== stored.date ||
    fileSlot.time !== stored.time ||
    fileSlot.startsAt !== stored.startsAt ||
    fileSlot.capacity !== stored.capacity ||
    fileSlot.priceListId !== stored.priceListId ||
    fileSlot.sold > stored.sold
  )
}
