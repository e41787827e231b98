import type { MailVoice } from '#app/mail/mail-frame.ts'
import { mailLook } from '#app/mail/mail-look.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { logoPicture } from '../pictures/picture-files.ts'
import { stylesheetOf } from '../themes/stylesheet-of.ts'
import { venueWords } from '../venues/venue-words.ts'

/** How a venue speaks in its mails: words and look of this moment, by the same compile as its pages. */
export async function mailVoice(
  services: Pick<Services, 'log' | 'database' | 'environment'>,
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
    logo: await logoPicture(services, { src: venue.theme.logo?.src }),
    ...venueWords(venue, services.log),
  }
}
