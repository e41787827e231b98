import { finding, inTheme, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'

/** Colours that not everybody can read, and fonts that are gone. */
export const checkLook = ({ look }: LaunchVenue): LaunchFinding[] => [
  ...look.contrast.map(({ field, ...values }) => inTheme(field, finding('contrast', values))),
  ...look.lostFonts.map(({ field, name }) => inTheme(field, finding('lost-font', { name }))),
]
