/** The tones of D minor that the sounds use, in hertz. */
export const [D2, A2, D3, F3, A3, C4] = [73.42, 110, 146.83, 174.61, 220, 261.63] as const;
export const [D4, F4, A4, C5, D5] = [293.66, 349.23, 440, 523.25, 587.33] as const;
export const [F5, A5, C6, D6] = [698.46, 880, 1046.5, 1174.66] as const;
