export const mostPushDevices = 10;
/** Registrations of one account in a day; a browser renews its own now and then. */
export const mostNewPushDevices = 60;
export const longestEndpoint = 1000;

export const pushMessages = {
  address: "This browser's push service has an address that Evenday can't use.",
  key: "This browser's key can't be used. Please try again.",
  tooMany: `${mostPushDevices} devices are the most you can have. Please remove one first.`,
  gone: "This device gets no notifications anymore.",
};
