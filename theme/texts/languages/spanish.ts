import account from './es/account.json' with { type: 'json' }
import addons from './es/addons.json' with { type: 'json' }
import auth from './es/auth.json' with { type: 'json' }
import calendar from './es/calendar.json' with { type: 'json' }
import cart from './es/cart.json' with { type: 'json' }
import checkout from './es/checkout.json' with { type: 'json' }
import combo from './es/combo.json' with { type: 'json' }
import confirmation from './es/confirmation.json' with { type: 'json' }
import coupons from './es/coupons.json' with { type: 'json' }
import delivery from './es/delivery.json' with { type: 'json' }
import devices from './es/devices.json' with { type: 'json' }
import donation from './es/donation.json' with { type: 'json' }
import embed from './es/embed.json' with { type: 'json' }
import errors from './es/errors.json' with { type: 'json' }
import eventDetail from './es/event-detail.json' with { type: 'json' }
import events from './es/events.json' with { type: 'json' }
import forms from './es/forms.json' with { type: 'json' }
import giftCertificates from './es/gift-certificates.json' with { type: 'json' }
import home from './es/home.json' with { type: 'json' }
import legal from './es/legal.json' with { type: 'json' }
import limits from './es/limits.json' with { type: 'json' }
import mail from './es/mail.json' with { type: 'json' }
import memberInfo from './es/member-info.json' with { type: 'json' }
import membership from './es/membership.json' with { type: 'json' }
import order from './es/order.json' with { type: 'json' }
import party from './es/party.json' with { type: 'json' }
import passes from './es/passes.json' with { type: 'json' }
import payment from './es/payment.json' with { type: 'json' }
import problem from './es/problem.json' with { type: 'json' }
import resellers from './es/resellers.json' with { type: 'json' }
import reviewStep from './es/review-step.json' with { type: 'json' }
import reviews from './es/reviews.json' with { type: 'json' }
import sharing from './es/sharing.json' with { type: 'json' }
import shell from './es/shell.json' with { type: 'json' }
import status from './es/status.json' with { type: 'json' }
import tickets from './es/tickets.json' with { type: 'json' }
import waitingList from './es/waiting-list.json' with { type: 'json' }

/** Our wording in Spanish, formal. */
export const spanish = {
  ...account,
  ...addons,
  ...auth,
  ...calendar,
  ...cart,
  ...checkout,
  ...combo,
  ...confirmation,
  ...coupons,
  ...delivery,
  ...devices,
  ...donation,
  ...embed,
  ...errors,
  ...eventDetail,
  ...events,
  ...forms,
  ...giftCertificates,
  ...home,
  ...legal,
  ...limits,
  ...mail,
  ...memberInfo,
  ...membership,
  ...order,
  ...party,
  ...passes,
  ...payment,
  ...problem,
  ...resellers,
  ...reviewStep,
  ...reviews,
  ...sharing,
  ...shell,
  ...status,
  ...tickets,
  ...waitingList,
}
