import { hostOrigin } from '#app/rules/hosts/host-origin.ts'
import type { Services } from './context.ts'
import type { Venue } from './venue-store.ts'

/** Where visitors reach this venue, without a slash at the end: at its main host, else at the platform. What its links begin with. */
export function venueUrl(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { mainHost }: Pick<Venue, 'mainHost'>,
): string {
  return mainHost === null ? publicUrl() : hostOrigin(publicUrl(), mainHost)
}
