import { finding, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'

/** Colours that not everybody can read. */
export const checkLook = ({ look }: LaunchVenue): LaunchFinding[] =>
  look.contrast.map(values => finding('contrast', values))
