import { ErrorScreen } from './error-screen.tsx'

/** What stands in place of an order that is not this visitor's: lost tickets can be asked for from here. */
export const OrderErrorScreen = () => <ErrorScreen findsTickets />
