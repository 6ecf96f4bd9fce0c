/** Form of a key of age (https://age-encryption.org/v1). */
export const backupKeyForm = /^AGE-SECRET-KEY-1[A-Z\d]{58}$/;
