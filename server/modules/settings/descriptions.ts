import type { SettingKey } from '#contract/all-settings.ts'

/** Descriptions of the settings for operators. Clients never get them. */
export const settingDescriptions: Readonly<Record<SettingKey, string>> = {
  storeName: 'What the marketplace calls itself.',
  storeColor: 'The accent colour. Its contrast with text is corrected where needed.',
  currencyCode: 'The currency of all prices, ISO 4217.',
  currencySymbol: 'The sign that stands beside an amount.',
  currencySymbolAlign: 'The side of the amount on which the sign stands.',
  walletName: 'What the wallet is called.',
  enSOV: 'Phone numbers are verified by a code at registration.',
  enOLnR: 'People log in with a code sent to their phone; false: with e-mail and password.',
  enPassResetEmail: 'A forgotten password can be set anew by e-mail.',
  enableReferAndEarn: 'People may refer others and earn by it.',
  referralDiscountRate: 'What a referred person saves on the first paid booking, in per cent.',
  referralRewardAmount: 'What who referred somebody gets once that person has been somewhere; 0: nothing.',
  referralLeastPaid: 'What that person must have paid for the visit.',
  referralMostRewards: 'For how many people somebody gets it within a year.',
  onlinePayment: 'People may pay online. Where no payment gateway is set up, nobody can, whatever this says.',
  topUpAmounts: 'What is offered to whoever puts money into their wallet, in whole units of the currency.',
  walletMost:
    'Nobody puts in more than makes a wallet hold this, in whole units of the currency; 0: nobody puts in anything.',
  enableFacebookLogin: 'Login with Facebook is offered.',
  facebookAppId: "The app's id at Facebook.",
  enableGoogleLogin: 'Login with Google is offered.',
  googleAppId: 'The client id at Google.',
  googleRecaptchaSiteKey: 'The captcha shown at login; empty: none.',
  smsDailyBudget: 'How many SMS may be sent on one day; then no more until midnight (UTC).',
  phoneCountries: 'The countries to whose numbers codes are sent; empty: all.',
  registrationPolicy: 'What is shown, as HTML, to everybody who logs in or registers; empty: nothing.',
  outboxAddress: 'Where messages can be read that are not really sent; empty: nowhere.',
  defaultPhoneCountryCode: 'The country chosen first where a phone number is entered.',
  homePlaceName:
    'The town the marketplace is at home in; people far from everything are led there. Empty: none.',
  homePlaceLatitude: 'Where that town is.',
  homePlaceLongitude: 'Where that town is.',
  streetTilesUrl: 'Where street map tiles come from.',
  satelliteTilesUrl: 'Where satellite tiles come from.',
  mapAttribution: 'Who the map is by, shown on it.',
  mostHeldPercent:
    'How much of what there is of a date or a rental one person, or the guests of one network, may hold unpaid at once, in per cent; one order always.',
  offlineWorker:
    'Devices keep the app for use without a network. false takes that away again, on every device, within a minute of its next start: the way out if a published version broke it.',
  supportEmail: 'Where people write for help; empty: not shown.',
}
