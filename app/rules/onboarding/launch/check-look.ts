import { finding, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'

/** Colours that not everybody can read, and fonts that are gone. */
export const checkLook = ({ look }: LaunchVenue): LaunchFinding[] => [
  ...look.contrast.map(values => finding('contrast', values)),
  ...look.lostFonts.map(name => finding('lost-font', { name })),
]
