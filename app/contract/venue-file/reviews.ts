import { z } from 'zod'
import { fileDate, id, line, prose } from './fields.ts'

/** What a visitor says about an event. */
export const review = z
  .strictObject({
    id: id.describe('Reference'),
    eventId: id.describe('About which event'),
    visitorId: id.optional().describe('The visitor who may edit it'),
    author: line.optional().describe('Name shown; that of the visitor when left out'),
    rating: z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5').describe('Stars'),
    title: z.string().max(200).default('').describe('Headline'),
    comment: prose.default('').describe('Text'),
    createdOn: fileDate.describe('Day it was written'),
    status: z.enum(['published', 'hidden']).default('published').describe('hidden: kept, not shown'),
    hiddenReason: line.optional().describe('Why it is hidden, for the venue itself'),
  })
  .meta({ id: 'Review', description: 'What a visitor says about an event' })

export type VenueReview = z.output<typeof review>
