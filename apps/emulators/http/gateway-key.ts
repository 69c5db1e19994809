/** With the secret key in this header, the gateway says that a function may believe the address that it passes on. */
export const GATEWAY_KEY = 'x-gateway-key'
