import type { CaptchaGateway } from './captcha/captcha-gateway.ts'
import type { DnsGateway } from './dns/dns-gateway.ts'
import type { MailGateway } from './mail/mail-gateway.ts'
import type { PassGateway } from './passes/pass-gateway.ts'
import type { PaymentGateway } from './payments/payment-gateway.ts'

/** The ports to the outside. Which adapter stands behind each is decided once, from the environment. */
export type Gateways = {
  payments: PaymentGateway
  captcha: CaptchaGateway
  mail: MailGateway
  passes: PassGateway
  dns: DnsGateway
}
