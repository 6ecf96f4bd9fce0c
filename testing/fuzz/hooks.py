"""Hooks of Schemathesis: the roles, the shop's own GraphQL scalars, and one check for both APIs."""

import json
import os
import random
import re

import schemathesis
from hypothesis import strategies as st
from schemathesis.graphql import nodes

roles = json.loads(os.environ["FUZZ_TOKENS"])
chosen = random.Random(int(os.environ["FUZZ_SEED"]))
# A sign-in ends the session that its request had.
ends_session = re.compile(
    r"^POST /users|log-?(in|out)|sign(Up|Out)|eraseAccount|(reset|change)Password", re.IGNORECASE
)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Sends each request as a visitor or a person with one of the roles."""
    token = chosen.choice([None, *roles])
    case.headers.pop("Authorization", None)
    if token is not None and not ends_session.search(case.operation.label):
        case.headers["Authorization"] = f"Bearer {token}"


texts = st.text(max_size=40).map(nodes.String)
positions = st.sampled_from(["00000000000000000001", "0", "-1", "9" * 20]).map(nodes.String)
instants = st.datetimes().map(lambda at: nodes.String(f"{at.isoformat(timespec='milliseconds')}Z"))
amounts = st.integers().map(nodes.Int) | st.floats(allow_nan=False, allow_infinity=False).map(
    nodes.Float
)
schemathesis.graphql.scalar("Position", positions | texts)
schemathesis.graphql.scalar("DateTime", instants | texts)
schemathesis.graphql.scalar("Money", amounts)


@schemathesis.check
def no_server_error(context, response, case):
    """The shop answers every input with data or with an error of the caller."""
    internal = b'"INTERNAL_SERVER_ERROR"' in response.content
    assert not internal and response.status_code < 500, f"Server error: {response.content[:500]}"
