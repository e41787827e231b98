import { z } from 'zod'
import { addOn } from './addons.ts'
import { combo } from './combos.ts'
import { coupon, giftCertificate } from './coupons.ts'
import { donations } from './donations.ts'
import { eventTemplate } from './events.ts'
import { facility, personType } from './facilities.ts'
import { form } from './forms.ts'
import { calendarNotes, hours } from './hours.ts'
import { limit } from './limits.ts'
import { member } from './members.ts'
import { memberships } from './memberships.ts'
import { staffMember, visitor } from './people.ts'
import { review } from './reviews.ts'
import { emailTexts, links, textSets, texts, themeSlot, themeVersion, translations } from './theme.ts'
import { company, venueProfile } from './venue.ts'

/** Everything about one venue in one JSON document. Unknown keys are errors. */
export const venueFile = z
  .strictObject({
    $schema: z.string().max(2_000).optional().describe('Address of the JSON Schema, for editors'),
    format: z.literal(1).default(1).describe('Version of this format'),
    venue: venueProfile,
    company: company.prefault({}),
    theme: themeSlot,
    texts,
    textSets,
    translations,
    emailTexts,
    links,
    themeVersion,
    hours: hours.prefault({}),
    calendarNotes,
    facilities: z.array(facility).max(1_000).default([]).describe('Places within the venue'),
    personTypes: z.array(personType).max(500).default([]).describe('Who tickets are for'),
    events: z.array(eventTemplate).max(5_000).default([]).describe('Events'),
    limits: z.array(limit).max(5_000).default([]).describe('How many tickets one buyer may have'),
    combos: z.array(combo).max(2_000).default([]).describe('Events sold together'),
    addOns: z.array(addOn).max(2_000).default([]).describe('Things sold beside tickets'),
    forms: z.array(form).max(1_000).default([]).describe('Questions asked before checkout'),
    donations: donations.prefault({}),
    memberships: memberships.prefault({}),
    members: z.array(member).max(1_000_000).default([]).describe('Memberships that people hold'),
    visitors: z.array(visitor).max(1_000_000).default([]).describe('People who can sign in'),
    coupons: z.array(coupon).max(100_000).default([]).describe('Coupon codes'),
    giftCertificates: z.array(giftCertificate).max(1_000_000).default([]).describe('Gift certificates'),
    reviews: z.array(review).max(1_000_000).default([]).describe('Reviews'),
    staff: z
      .array(staffMember)
      .max(1_000)
      .default([])
      .describe('People of the venue who may sign in to the editor'),
  })
  .meta({ title: 'Venue file', description: 'Everything about one venue of the storefront in one document' })

export type VenueFile = z.output<typeof venueFile>
/** What may be written: everything with a default may be left out. */
export type VenueFileInput = z.input<typeof venueFile>

/** The JSON Schema of what may be written in a venue file. */
export function venueFileJsonSchema() {
  return z.toJSONSchema(venueFile, { io: 'input' })
}
