import { z } from 'zod'
import { count, id, line, link, prose, sentence } from './fields.ts'
import { translationsOf } from './translations.ts'

/** Places within the venue where events happen (`resources` of an event, ORD-100). */
export const facility = z
  .strictObject({
    id: id.describe('Reference used by events'),
    name: line.describe('Name of the place'),
    description: prose.default('').describe('How to find it, what to expect'),
    accessibility: sentence.default('').describe('Steps, lifts, loops, seats'),
    travel: sentence.default('').describe('How one gets there: station, parking, which door'),
    bring: sentence.default('').describe('What to bring or to wear'),
    translations: translationsOf({
      name: line.optional(),
      description: prose.optional(),
      accessibility: sentence.optional(),
      travel: sentence.optional(),
      bring: sentence.optional(),
    }),
    map: link.optional().describe('A map of the place; the address of the venue is looked up without one'),
    capacity: count.optional().describe('People it holds, for information'),
  })
  .describe('A place within the venue')

/** Who a ticket is for: adult, child, senior (ORD-102, MEM-106). */
export const personType = z
  .strictObject({
    id: id.describe('Reference used by prices'),
    name: line.describe('Adult, Child, Senior'),
    description: sentence.default('').describe('Ages or proof asked for: 3 to 12 years'),
    translations: translationsOf({ name: line.optional(), description: sentence.optional() }),
    type: z
      .enum(['individual', 'group'])
      .default('individual')
      .describe('One person, or a group under one ticket'),
    displayOrder: z.int().min(-1_000_000).max(1_000_000).default(0).describe('Position in price lists'),
  })
  .describe('Who a ticket is for')

export type Facility = z.output<typeof facility>
export type PersonType = z.output<typeof personType>
