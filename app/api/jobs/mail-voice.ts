import { drawLogo } from '#app/documents/draw-logo.ts'
import type { MailVoice } from '#app/mail/mail-frame.ts'
import { mailLook } from '#app/mail/mail-look.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { stylesheetOf } from '../themes/stylesheet-of.ts'
import { venueWords } from '../venues/venue-words.ts'

/** How a venue speaks in its mails: words and look of this moment, by the same compile as its pages. */
export async function mailVoice(
  { log, environment }: Pick<Services, 'log' | 'environment'>,
  venue: Venue,
): Promise<MailVoice> {
  const { name, locale, phoneNumber, email, address, country } = venue.document.venue
  return {
    venue: {
      tenantId: venue.tenantId,
      name,
      locale,
      phoneNumber,
      email,
      address,
      country: address?.country ?? country,
    },
    look: mailLook(stylesheetOf(venue).variables),
    logo: await drawLogo({ src: venue.theme.logo?.src, dataDir: environment.DATA_DIR }),
    ...venueWords(venue, log),
  }
}
