import type { Chip } from '#app/ui/chips/chips.tsx'

/** The starts of a day: one sold out, one with few seats. */
export const sampleTimes: readonly Chip[] = [
  { value: '09:00', label: '9:00 AM', state: 'sold-out', note: 'Sold out' },
  { value: '10:30', label: '10:30 AM' },
  { value: '12:00', label: '12:00 PM', state: 'few', note: '3 left' },
  { value: '13:30', label: '1:30 PM' },
  { value: '15:00', label: '3:00 PM' },
  { value: '16:30', label: '4:30 PM' },
  { value: '18:00', label: '6:00 PM' },
]
