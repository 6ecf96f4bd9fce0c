import { Sentence } from "../../../components/sentence.tsx";
import * as t from "#texts/account.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { PasswordInput } from "../../../components/password-input.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { useLogIn } from "./log-in.ts";
import { loginSchema, type LoginMode, type LoginValues } from "./login-modes.ts";
import type { Viewer } from "./viewer.ts";

export interface LoginFormProps {
  mode: LoginMode;
  /** The mode's name, on the button. */
  label: string;
  /** The input from before the mode was changed. */
  initial: LoginValues;
  onLeave: (values: LoginValues) => void;
  onLoggedIn: (viewer: Viewer, message: string) => Promise<void>;
}

function isFieldName(name: string): name is keyof LoginValues {
  return name === "name" || name === "email" || name === "password" || name === "acceptTerms";
}

/**
 * The credentials for one mode. Fields are checked when they are left; a refusal of the server is
 * shown above the button.
 */
export function LoginForm({ mode, label, initial, onLeave, onLoggedIn }: LoginFormProps) {
  const logIn = useLogIn();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginSchema[mode]),
    mode: "onTouched",
    defaultValues: initial,
  });
  const { handleSubmit, setError, getValues } = form;
  const { isSubmitting } = form.formState;

  async function submit(values: LoginValues) {
    setRefusal(null);
    const result = await logIn(mode, values);
    if (result.loggedIn) {
      await onLoggedIn(result.me, result.message);
      return;
    }
    setRefusal(result.message);
    for (const { field, message } of result.fields)
      if (isFieldName(field)) setError(field, { message });
  }

  return (
    <form
      noValidate
      className="grid gap-4.5"
      onBlur={() => onLeave(getValues())}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {mode === "sign-up" && (
        <FormField form={form} name="name" label={t.name}>
          {(control) => <TextInput {...control} autoComplete="name" required />}
        </FormField>
      )}
      <FormField form={form} name="email" label={t.email}>
        {(control) => <TextInput {...control} type="email" autoComplete="username" required />}
      </FormField>
      <FormField form={form} name="password" label={t.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete={mode === "sign-up" ? "new-password" : "current-password"}
            required
          />
        )}
      </FormField>
      <AcceptTerms form={form} />
      {refusal && (
        <MessageBox tone="danger" takeFocus>
          {refusal}
        </MessageBox>
      )}
      <Button type="submit" variant="filled" size="big" pending={isSubmitting}>
        {label}
      </Button>
    </form>
  );
}

/**
 * A component of its own, so that it registers after the fields above it: the first invalid field
 * gets the focus.
 */
function AcceptTerms({ form: { register, formState } }: { form: UseFormReturn<LoginValues> }) {
  return (
    <Checkbox
      {...register("acceptTerms")}
      label={
        <Sentence
          of={t.acceptTerms}
          terms={
            <TextLink to={paths.terms} target="_blank">
              {t.termsOfUse}
            </TextLink>
          }
          privacy={
            <TextLink to={paths.privacy} target="_blank">
              {t.privacyPolicy}
            </TextLink>
          }
        />
      }
      error={formState.errors.acceptTerms?.message}
      required
    />
  );
}
