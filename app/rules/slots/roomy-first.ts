/** Starts as they are led with: in the order of the day those with room for so many tickets, then those without. */
export const roomyFirst = <Start extends { availableSeats: number }>(
  starts: readonly Start[],
  tickets: number,
): Start[] => {
  const hasRoom = ({ availableSeats }: Start) => availableSeats >= Math.max(tickets, 1)
  return [...starts.filter(hasRoom), ...starts.filter(start => !hasRoom(start))]
}
