import { z } from 'zod'
import { LINK_LIMITS } from '#theme/document.ts'
import { endpoint, envelope } from './endpoint.ts'
import { company, venueProfile } from './venue-file/venue.ts'

const address = z.string().max(LINK_LIMITS.address)
const words = z.string().max(LINK_LIMITS.words)

/** A link of the header; the one with key `logo` is where the logo leads. */
const themeLink = z.object({
  key: z.string().min(1).max(LINK_LIMITS.key),
  href: address.min(1),
  label: words.optional(),
  /** what it says in further languages, by tag (BCP 47) */
  translations: z.record(z.string().max(LINK_LIMITS.tag), z.object({ label: words.optional() })).optional(),
  external: z.boolean().optional(),
})

const themeLogo = z.object({
  src: address.min(1),
  alt: words.optional(),
  /** the logo for dark headers */
  darkSrc: address.optional(),
})

const spans = z.array(z.object({ open: z.string(), close: z.string() }))

/** How to reach a venue, and how it introduces itself. */
export const venueContact = z.object(venueProfile.shape).pick({
  country: true,
  phoneNumber: true,
  email: true,
  address: true,
  website: true,
  shortName: true,
  tagline: true,
  picture: true,
})

const companyPayload = z.object({ ...company.shape, ...venueContact.shape })

const knownPayload = z.object({
  tenantId: z.string(),
  name: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  /** of the language that this answer is in: for dates, numbers and which way it is written */
  locale: z.string(),
  /** the main language of the venue first, then those that visitors may choose: tag, its name in itself, and how it is offered */
  languages: z.array(z.object({ tag: z.string(), name: z.string(), offer: z.string() })).default([]),
  /** SHA-256 of the compiled stylesheet: part of its address */
  stylesheetHash: z.string(),
  /** what a browser colours its frame with, `#rrggbb` */
  browserColors: z
    .object({ header: z.string(), page: z.string() })
    .default({ header: '#ffffff', page: '#ffffff' }),
  /** of a button of the venue, `#rrggbb`, and its corners in CSS */
  buttonLook: z
    .object({ background: z.string(), label: z.string(), radius: z.string() })
    .default({ background: '#000000', label: '#ffffff', radius: '0' }),
  /** addresses of the font files that the first screen needs at once */
  fonts: z.array(z.string()),
  /** origins of other sites that the venue's pictures come from */
  pictureHosts: z.array(z.string()).default([]),
  /** there is a membership that somebody who has none can buy */
  offersMemberships: z.boolean().default(true),
  /** who tickets are for, one person each, where somebody sells them one, in the order of price lists */
  personTypes: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })).default([]),
  /** layouts, mode and density: what markup reads from the theme */
  choices: z.record(z.string(), z.string()),
  /** number of the stored revision; `If-Match` of a PUT */
  revision: z.int(),
  links: z.array(themeLink),
  textVariables: z.record(z.string(), z.string()),
  emailVariables: z.record(z.string(), z.string()),
  variables: z.record(z.string(), z.unknown()),
  company: companyPayload,
  featuresConfig: z.record(z.string(), z.boolean()),
  openHours: z.object({
    standard: z.record(z.string(), spans),
    exceptions: z.record(z.string(), z.object({ hours: spans, note: z.string() })),
  }),
  creditCardValidationSettings: z.record(z.string(), z.unknown()),
  textSets: z.record(z.string(), z.record(z.string(), z.string())),
  /** the venue's own wording of its further languages, by tag */
  translations: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  preset: z.string().optional(),
  logo: z.optional(themeLogo),
  /** version of the stored document */
  schema: z.int(),
})

/** What a storefront needs to know of a venue before it draws anything (CHK-255); keys a venue stored that we do not know travel along (T3). */
export const themePayload = knownPayload.loose()

export type ThemePayload = z.infer<typeof knownPayload>
export type Company = z.infer<typeof companyPayload>

const theme = { tags: ['Themes'] }

export const themes = {
  list: endpoint({ method: 'GET', path: '/themes', summary: 'The ready-made theme styles', ...theme }).output(
    envelope(
      z.array(z.object({ id: z.string(), name: z.string(), variables: z.record(z.string(), z.unknown()) })),
    ),
  ),
  get: endpoint({
    method: 'GET',
    path: '/themes/{tenantId}',
    summary: 'Look, words, flags and hours of a venue',
    ...theme,
    refusals: ['NOT_FOUND'],
  })
    .input(
      z.object({
        params: z.object({ tenantId: z.string() }),
        query: z.object({ overrideId: z.string().optional() }).optional(),
      }),
    )
    .output(envelope(themePayload)),
  put: endpoint({
    method: 'PUT',
    path: '/themes/{tenantId}',
    summary: 'Saves and publishes the theme (staff)',
    ...theme,
    refusals: [
      'APPROVALS_MISSING',
      'CONTRAST',
      'FORBIDDEN',
      'NOT_FOUND',
      'PRECONDITION_FAILED',
      'PRECONDITION_REQUIRED',
      'UNAUTHORIZED',
      'UNPROCESSABLE',
    ],
  })
    .input(
      z.object({
        params: z.object({ tenantId: z.string() }),
        headers: z.object({ 'if-match': z.string().optional() }).optional(),
        /** why a publisher publishes colours that not everybody can read */
        query: z.object({ contrastReason: z.string().max(500).optional() }).optional(),
        body: z.record(z.string(), z.unknown()),
      }),
    )
    .output(envelope(themePayload)),
}
