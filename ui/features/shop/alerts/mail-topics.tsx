import * as t from "#texts/alerts.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Lock } from "lucide-react";
import { useState } from "react";
import { FieldError } from "../../../components/field.tsx";
import { SwitchRow } from "../../../components/switch-row.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import {
  MyMailTopicsDocument,
  SetMailTopicDocument,
  type MailTopic,
} from "../../../generated/operations.ts";

const topics = Object.keys(t.topics) as readonly MailTopic[];

/** The emails that the user can turn off. Each switch is saved at once. */
export function MailTopics() {
  const { data } = useQuery(MyMailTopicsDocument);
  return (
    <div className="grid">
      <div className="flex min-h-control items-center justify-between gap-4 py-2 text-base leading-dense">
        <span>
          {t.ordersAlways}
          <span className="block text-fine text-ink-muted">{t.ordersAlwaysHint}</span>
        </span>
        <span className="inline-flex flex-none items-center gap-1.5 text-fine text-ink-muted">
          <Lock aria-hidden size={14} />
          {t.alwaysOn}
        </span>
      </div>
      {data &&
        topics.map((topic) => (
          <TopicSwitch key={topic} topic={topic} on={data.myMailTopics.on.includes(topic)} />
        ))}
    </div>
  );
}

function TopicSwitch({ topic, on }: { topic: MailTopic; on: boolean }) {
  const [setMailTopic] = useMutation(SetMailTopicDocument);
  const begin = useLatestAction();
  // Shown until the command is answered.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);

  async function change(isOn: boolean) {
    const isLatest = begin();
    setWanted(isOn);
    setFailed(false);
    const answer = await setMailTopic({ variables: { topic, on: isOn } }).catch(() => null);
    if (!isLatest()) return;
    setFailed(!answer?.data);
    setWanted(null);
  }

  return (
    <div className="border-t border-line">
      <SwitchRow
        label={t.topics[topic].name}
        hint={t.topics[topic].hint}
        checked={wanted ?? on}
        onChange={(isOn) => void change(isOn)}
      />
      {failed && <FieldError>{t.notSaved}</FieldError>}
    </div>
  );
}
