import { checkTenant } from './check-command.ts'
import type { Command, CommandContext, CommandName, CommandRequest } from './command.ts'
import {
  addVenueHost,
  checkVenueHost,
  chooseVenueHost,
  listVenueHosts,
  removeVenueHost,
} from './host-commands.ts'
import { createTenant } from './new-venue-command.ts'
import {
  keepAppleCertificate,
  keepGoogleAccount,
  listCertificates,
  removeCertificate,
} from './pass-certificate-commands.ts'
import { putBackImported } from './put-back-command.ts'
import { inviteStaffMember, makeStaffToken } from './staff-commands.ts'
import { printThemeFile, takeThemeFile } from './theme-commands.ts'
import { exportTenant, importFile, listTenants, printThemes, removeTenant } from './venue-commands.ts'
import { verifyDatabase } from './verify-command.ts'

const COMMANDS: { [Name in CommandName]: Command<Name> } = {
  'venue import': importFile,
  'venue put-back': putBackImported,
  'venue export': exportTenant,
  'venue list': listTenants,
  'venue themes': printThemes,
  'venue check': checkTenant,
  'venue new': createTenant,
  'venue remove': removeTenant,
  'venue theme export': printThemeFile,
  'venue theme import': takeThemeFile,
  'venue pass-certificate list': listCertificates,
  'venue pass-certificate remove': removeCertificate,
  'venue pass-certificate apple': keepAppleCertificate,
  'venue pass-certificate google': keepGoogleAccount,
  'venue host list': listVenueHosts,
  'venue host add': addVenueHost,
  'venue host check': checkVenueHost,
  'venue host main': chooseVenueHost,
  'venue host remove': removeVenueHost,
  'staff invite': inviteStaffMember,
  'staff token': makeStaffToken,
  verify: verifyDatabase,
}

/** Carries out a command over an open database. Gives its exit code; what the caller can mend is thrown as an `OperatorError`. */
export function performCommand(request: CommandRequest, context: CommandContext): Promise<number> {
  return (COMMANDS[request.command] as Command<CommandName>)(request, context)
}
